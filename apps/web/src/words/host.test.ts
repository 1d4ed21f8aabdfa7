import { expect, test } from 'vitest';
import { en } from './host-en.ts';
import { hi } from './host-hi.ts';

test('one bot that could not answer is told of otherwise than several', () => {
  expect([en.stumbled(['Ada']), en.stumbled(['Ada', 'Bola'])]).toEqual([
    'The bot of Ada could not answer: another has moved in its place.',
    'The bots of Ada, Bola could not answer: others have moved in their place.',
  ]);
  expect([hi.stumbled(['Ada']), hi.stumbled(['Ada', 'Bola'])]).toEqual([
    'Ada का बॉट जवाब नहीं दे सका: उसकी जगह किसी और ने चाल चली।',
    'Ada, Bola के बॉट जवाब नहीं दे सके: उनकी जगह औरों ने चाल चली।',
  ]);
});
