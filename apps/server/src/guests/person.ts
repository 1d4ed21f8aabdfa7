/** Somebody, with the name by which others know them. */
export interface Person {
  readonly guest: string;
  readonly name: string;
}
