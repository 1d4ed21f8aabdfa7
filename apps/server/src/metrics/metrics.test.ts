import { describe, expect, test } from 'vitest';
import { BARE } from '../front.ts';
import { Routes } from '../routes.ts';
import { Histogram, Metrics } from './metrics.ts';
import { mayRead, type Readers, serveMetrics } from './metrics-route.ts';
import { watchProcess } from './process-metrics.ts';

const figureIn = (text: string, name: string): string | undefined =>
  text
    .split('\n')
    .find((line) => line.startsWith(`dealers_choice_${name} `))
    ?.split(' ')[1];

test('what is sent is counted by what it means', () => {
  const metrics = new Metrics();
  const refusal = { code: 'no', params: {}, rule: '' };
  metrics.sent({ type: 'done', match: 'm', moveId: 'a', seq: 1 });
  metrics.sent({ type: 'done', match: 'm', moveId: 'b', seq: 2 });
  metrics.sent({ type: 'refused', match: 'm', moveId: 'c', refusal });
  metrics.sent({ type: 'wrong', text: 'x' });
  for (const why of ['joined', 'gap', 'stale', 'restarted'] as const)
    metrics.sent({ type: 'sight', match: 'm', seq: 1, sight: {} as never, last: [], why });
  const text = metrics.text();

  expect(
    ['moves_acknowledged_total', 'moves_refused_total', 'resyncs_total', 'wrong_frames_total'].map((name) =>
      figureIn(text, name),
    ),
  ).toEqual(['2', '1', '3', '1']);
});

test('a histogram has each bucket with those before it, in seconds', () => {
  const histogram = new Histogram([1, 10]);
  for (const ms of [0.5, 1, 2, 500]) histogram.observe(ms);

  expect(histogram.lines('t')).toEqual([
    't_bucket{le="0.001"} 2',
    't_bucket{le="0.01"} 3',
    't_bucket{le="+Inf"} 4',
    't_sum 0.5035',
    't_count 4',
  ]);
});

test('the text is as Prometheus reads it: each family is explained, typed, and there from the start', () => {
  const metrics = new Metrics();
  const stop = watchProcess(metrics);
  const lines = metrics.text().trimEnd().split('\n');
  stop();
  let family = '';
  for (const line of lines) {
    const named = /^# (HELP|TYPE) (dealers_choice_[a-z0-9_]+) (.+)$/.exec(line);
    if (named?.[1] === 'HELP') family = named[2] ?? '';
    else if (named)
      expect([family, named[3]]).toEqual([named[2], expect.stringMatching(/^(counter|gauge|histogram)$/)]);
    else {
      expect(line).toMatch(/^[a-z0-9_]+(\{[a-z]+="[a-z0-9.+-]+"\})? -?[0-9.e+-]+$/i);
      expect(line.startsWith(family)).toBe(true);
    }
  }
  expect(metrics.text()).toMatch(/\n$/);
  expect(lines.filter((line) => line.startsWith('# TYPE')).length).toBeGreaterThan(10);
});

describe('who may read the figures', () => {
  const local: Readers = { front: BARE, metrics: 'local', metricsToken: null };
  const call = {
    ...{ body: null, cookie: undefined, secure: false, address: '127.0.0.1', authorization: undefined },
    ...{ isForwarded: false, isFromPage: false },
  };
  const token = { ...local, metricsToken: '0123456789abcdef' };

  test.each([
    ['this machine', local, call, true],
    ['this machine, over IPv6', local, { ...call, address: '::1' }, true],
    ['somebody else', local, { ...call, address: '192.168.1.5' }, false],
    ['somebody else through a proxy of this machine', local, { ...call, isForwarded: true }, false],
    ['the page of another site in a browser of this machine', local, { ...call, isFromPage: true }, false],
    ['this machine, when a proxy stands in front', { ...local, front: { ...BARE, proxies: 1 } }, call, false],
    ['this machine, when people come by a name', { ...local, front: { ...BARE, origin: 'http://cards' } }, call, false],
    ['this machine, when they are off', { ...local, metrics: 'off' as const }, call, false],
    ['this machine without the token', token, call, false],
    ['whoever has the token', token, { ...call, address: '8.8.8.8', authorization: 'Bearer 0123456789abcdef' }, true],
    ['whoever has another token', token, { ...call, authorization: 'Bearer 0123456789abcdee' }, false],
  ])('%s: %#', (_who, readers, asked, may) => {
    expect(mayRead(readers, asked)).toBe(may);
  });

  test('whoever may not is answered as if there were nothing', async () => {
    const routes = new Routes(BARE);
    serveMetrics(routes, new Metrics(), { ...local, metrics: 'off' });
    const asked = { path: '/metrics', headers: {}, address: '127.0.0.1' };

    expect((await routes.answerGet(asked))?.body.toString()).toBe('There is nothing at this address.\n');
  });

  test.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'origin'])('%s gives it away', async (header) => {
    const routes = new Routes(BARE);
    serveMetrics(routes, new Metrics(), local);
    const ask = async (headers: Record<string, string>) => {
      const answer = await routes.answerGet({ path: '/metrics', headers, address: '127.0.0.1' });
      return answer && 'status' in answer ? answer.status : null;
    };

    expect([await ask({}), await ask({ [header]: 'x' })]).toEqual([200, 404]);
  });
});
