/** What the files in deploy/ name of this repository: what is run, and what is copied into the image. */

/** Where units find the repository, and where the image builds it. */
const PLACES = ['/opt/dealers-choice/', '/app/'];

/** Paths from the root of the repo, as they are named in a unit of systemd or a Dockerfile. */
export function deployedPaths(text: string): string[] {
  const named = text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .flatMap((line) => wordsOf(line).map(inRepo));
  return [...new Set(named.filter((path) => path !== null))];
}

/** The words of a line that may be paths of ours. */
function wordsOf(line: string): string[] {
  const unit = /^(?:Exec\w+|Documentation)=(.*)/.exec(line)?.[1];
  if (unit !== undefined) return unit.split(/[\s'"]+/).filter((word) => !word.includes('$'));
  const [, step = '', rest = ''] = /^(COPY|RUN|CMD|HEALTHCHECK|ENTRYPOINT|ADD)\s(.*)/.exec(line) ?? [];
  const words = rest.split(/[\s'",[\]]+/).filter((word) => !word.startsWith('--from='));
  // The last one is where it goes to.
  return step === 'COPY' || step === 'ADD' ? words.slice(0, -1) : words;
}

/** Null: it is none of ours, or the whole of it. */
function inRepo(word: string): string | null {
  const bare = word.replace(/^(?:file:\/\/|--\w+=)/, '');
  const place = PLACES.find((one) => bare.startsWith(one));
  if (place === undefined && !/^[\w.-]+(?:\/[\w.-]+)+$/.test(bare)) return null;
  return bare.slice(place?.length ?? 0);
}
