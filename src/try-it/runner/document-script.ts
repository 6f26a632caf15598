/**
 * The only script in the document of a screen: it evaluates the scripts that the frame sends, and gives them the port. The
 * frame's policy names it by its hash.
 */
export const DOCUMENT_SCRIPT = `onmessage=({data,ports})=>{onmessage=null;globalThis.runnerPort=ports[0];for(const script of data)(0,eval)(script)}`
