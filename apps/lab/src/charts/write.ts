import { Fault } from '../fault.ts';
import { mayWrite, writeWhole } from '../files.ts';
import type { Flags } from '../flags.ts';
import { csvPage, htmlPage, markdownPage, type Section } from './page.ts';

const FORMS = ['.html', '.md', '.csv'] as const;

/** `--report`: what is wrong with it is said before anything is played. */
export function mayReport({ report, force = false }: Flags): void {
  if (report === undefined) return;
  if (!FORMS.some((form) => report.endsWith(form))) {
    throw new Fault(`--report is "${report}"; it must be a file whose name ends in ${FORMS.join(', ')}.`);
  }
  mayWrite(report, force);
}

export function writeReport({ report }: Flags, title: string, sectionsOf: () => readonly Section[]): void {
  if (report === undefined) return;
  const sections = sectionsOf();
  const made = report.endsWith('.html')
    ? htmlPage(title, sections)
    : report.endsWith('.md')
      ? markdownPage(title, sections)
      : csvPage(sections);
  writeWhole(report, made);
}
