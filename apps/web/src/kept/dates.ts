/** A moment as a list of matches says it: the year only where it is another one. */
export function asDate(when: number, language: string): string {
  const date = new Date(when);
  const thisYear = date.getFullYear() === new Date().getFullYear();
  const day = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
  return date.toLocaleString(language, thisYear ? day : { ...day, year: 'numeric' });
}
