process.stderr.write("Today Dealer's Choice is played in the terminal.\n\n");
process.argv.splice(2, Infinity, ...(process.stdin.isTTY ? ['play', 'the-door'] : ['--help']));
await import('./dealer.mjs');
