/** A file of the page, as the build lists it. `integrity`: the checksum that the browser holds it against. */
export interface PageFile {
  path: string;
  integrity: string;
}
