/** Where the cards of a match come from, for any thread that has to read them. */
export interface SetSource {
  name: string;
  print: string;
  /** The file of the cards. */
  path: string;
  /** The folder that keeps what was read of such files. */
  readings: string;
}
