// Two kinds of work given short slices of CPU time in turn, so that whatever else the machine does spoils both alike.

/** How many times as much of `work` a CPU second does as of `other`, with its 95 % error. */
export function ratioOf(other, work, { pairs, micros, warmUp }) {
  const works = [other, work];
  const ratios = [];
  for (let i = 0; i < warmUp + pairs; i++) {
    // The one that begins changes, so that a machine that slows down slows both.
    const order = i % 2 === 0 ? [0, 1] : [1, 0];
    const speed = [];
    for (const which of order) speed[which] = slice(works[which], micros);
    if (i >= warmUp) ratios.push(speed[1] / speed[0]);
  }
  // Of the middle, not the mean: a slice in which something else ran says nothing about the code.
  ratios.sort((a, b) => a - b);
  const at = (share) => ratios[Math.floor(share * (ratios.length - 1))];
  const [middle, spread] = [at(0.5), at(0.75) - at(0.25)];
  return { ratio: round(middle), error: round((1.57 * spread) / Math.sqrt(ratios.length)) };
}

/** Work per CPU microsecond; a lap says how much it did. */
function slice(work, micros) {
  const began = process.cpuUsage();
  let [done, lap, spent] = [0, 0, 0];
  while (spent < micros) {
    done += work(lap++);
    const { user, system } = process.cpuUsage(began);
    spent = user + system;
  }
  return done / spent;
}

export const round = (n) => Math.round(n * 1000) / 1000;
