/** What package-lock.json must hold: everything that is installed is verified, wherever it comes from. */

/** An entry of a lock file, as far as it matters here. */
interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

const PUBLIC = 'https://registry.npmjs.org/';

export function lockProblems(file: string, text: string): string[] {
  const { packages = {} } = JSON.parse(text) as { packages?: Record<string, Locked> };
  const entries = Object.entries(packages);
  if (entries.length < 2) return [`${file} locks nothing`];
  return entries.flatMap(([path, entry]) => problemsOf(path, entry).map((what) => `${file}: ${path} ${what}`));
}

function problemsOf(path: string, entry: Locked): string[] {
  if (isOurs(path)) return entry.integrity === undefined ? [] : ['is ours, and cannot have an integrity'];
  if (entry.link === true) return isOurs(entry.resolved ?? '') ? [] : [`links to ${entry.resolved}, out of the repo`];
  const problems: string[] = [];
  if (!/^\d+\.\d+\.\d+/.test(entry.version ?? '')) problems.push('has no version');
  if (entry.resolved?.startsWith(PUBLIC) === false) problems.push(`comes from ${entry.resolved}, not from ${PUBLIC}`);
  if (entry.integrity === undefined) {
    if (!isForSomeMachines(entry)) problems.push('has no integrity');
  } else if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity)) problems.push('has a weak integrity');
  return problems;
}

/** The repo itself and its workspaces: nothing of them is fetched. */
const isOurs = (path: string): boolean => path === '' || /^(packages|games|apps)\/[a-z-]+$/.test(path);

/**
 * Packages that are built for other systems and processors may stand here without an integrity. Their names and
 * versions stand in a package that is verified; what is fetched for every machine, and all that is fetched for Linux
 * on x64, is verified itself.
 */
const isForSomeMachines = ({ optional, os, cpu }: Locked): boolean =>
  optional === true && (os !== undefined || cpu !== undefined);
