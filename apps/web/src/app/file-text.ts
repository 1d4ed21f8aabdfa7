/**
 * The text of a file that somebody chose, read as the command line and the server read files: the mark that some
 * editors put in front is left out, and bytes that are not UTF-8 are refused, not replaced.
 */
export async function fileText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('This file cannot be read: it is not in UTF-8.');
  }
}
