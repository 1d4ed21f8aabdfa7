import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { at, say, textOf } from './base.mjs';

/** One setup at a time, however many commands start on a fresh clone. A lock left by a dead process is taken. */
export async function locked(work) {
  const lock = at('.setup.lock');
  for (let waited = 0; !takeLock(lock); waited++) {
    if (waited === 0) say('waiting for another setup to finish …');
    await wait(200);
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const owner = Number(textOf(lock));
    if (owner > 0 && !isAlive(owner)) rmSync(lock, { force: true });
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
