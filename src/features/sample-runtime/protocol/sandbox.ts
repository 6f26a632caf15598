/**
 * The only script in the document of a screen: it evaluates the scripts that the frame sends, and gives them the port. The
 * frame's policy names it by its hash.
 *
 * It does nothing in a frame that a sample opens with it inside a screen. Such a frame has all that was removed from the
 * screen, for example connections between browsers (WebRTC), which no policy forbids.
 */
export const DOCUMENT_SCRIPT = `if(parent!==top&&parent.parent===top)onmessage=({data,ports})=>{onmessage=null;globalThis.runnerPort=ports[0];for(const script of data)(0,eval)(script)}`

/**
 * What frames of the sandbox may do: run scripts and, so that a form has a `submit` event, use forms. The frame's policy
 * forbids to send one anywhere. Without `allow-same-origin`, a frame has no origin.
 */
export const SANDBOX_FLAGS = 'allow-scripts allow-forms'
