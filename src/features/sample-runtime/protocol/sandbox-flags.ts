/**
 * What frames of the sandbox may do: run scripts and, so that a form has a `submit` event, use forms. The frame's policy
 * forbids to send one anywhere. Without `allow-same-origin`, a frame has no origin.
 */
export const SANDBOX_FLAGS = 'allow-scripts allow-forms'
