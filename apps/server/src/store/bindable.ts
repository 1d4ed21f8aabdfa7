/** A guard before everything that is handed to a database. */

/** libsql ends the whole process when it is handed a boolean, or an object that is not bytes. */
export function bindable(values: readonly unknown[]): unknown[] {
  for (const value of values) {
    const fits =
      value === null ||
      typeof value === 'string' ||
      typeof value === 'bigint' ||
      (typeof value === 'number' && Number.isFinite(value)) ||
      value instanceof Uint8Array;
    if (!fits) throw new TypeError(`cannot bind ${typeof value === 'number' ? value : typeof value}`);
  }
  return [...values];
}
