// Asks npm what is known to be wrong with the packages that are installed: `npm run audit`. It needs the network, so it
// is no part of `npm test`. Ends with 0 when nothing is known, 1 when something is, 2 when it could not be asked.
import { spawnSync } from 'node:child_process';
import { root } from './bootstrap.mjs';

const whole = asked([]);
const shipped = new Set(asked(['--omit=dev']).map(({ name }) => name));
for (const { name, severity, range, titles, fix } of whole) {
  console.log(`${name} ${range}: ${severity}, ${shipped.has(name) ? 'runs on a server or in a page' : 'a tool alone'}`);
  for (const title of titles) console.log(`  ${title}`);
  console.log(`  ${fix}`);
}
console.log(
  whole.length === 0
    ? 'Nothing is known against any package.'
    : `Something is known against ${whole.length === 1 ? 'one package' : `${whole.length} packages`}.`,
);
process.exit(whole.length === 0 ? 0 : 1);

/** What is known against packages, the gravest first. */
function asked(more) {
  const words = ['audit', '--json', ...more];
  const { stdout = '', error } = spawnSync('npm', words, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const answer = error ? { error } : read(stdout);
  if (!answer.vulnerabilities) {
    const why = answer.error?.summary || answer.error?.message || answer.message || 'npm said nothing that can be read';
    console.error(`npm could not be asked: ${why}`);
    process.exit(2);
  }
  const order = ['critical', 'high', 'moderate', 'low', 'info'];
  return Object.values(answer.vulnerabilities)
    .map(({ name, severity, range, via, fixAvailable }) => ({
      name,
      severity,
      range,
      titles: via.map((one) => (typeof one === 'string' ? `through ${one}` : `${one.title} (${one.url})`)),
      fix: fixAvailable ? 'A version without it is out.' : 'No version without it is out.',
    }))
    .sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
