import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerTo, type Site } from './answer.ts';
import { readBody, saveBody } from './bodies.ts';
import { addressOf } from './front.ts';
import { securityHeaders } from './headers.ts';
import type { Log } from './logs.ts';

/** Whoever is slow, or says more than a browser does, is not waited for. */
export const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
  /** On which nothing has come or gone for this long: an answer that nobody takes holds a connection, too. */
  idleTimeout: 120_000,
};

export function serverFor(site: Site, log: Log, limits = LIMITS): Server {
  const always = securityHeaders(site.images?.origin ?? null, site.routes.front);
  const server = createServer(limits, (request, response) => {
    respond(site, always, request, response).catch((error: unknown) => {
      log('request failed', { type: request.method, error });
      response.writeHead(500, { ...always, 'Content-Length': '0' }).end();
    });
  });
  server.setTimeout(limits.idleTimeout);
  server.on('clientError', (_error, socket) => {
    const headers = Object.entries({ ...always, Connection: 'close', 'Content-Length': '0' });
    const lines = ['HTTP/1.1 400 Bad Request', ...headers.map(([name, value]) => `${name}: ${value}`)];
    if (socket.writable) socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  });
  return server;
}

async function respond(
  site: Site,
  always: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url: target = '/', headers } = request;
  const address = addressOf(site.routes.front, headers, request.socket.remoteAddress);
  const answer = await answerTo(site, {
    ...{ method, target, headers, address },
    read: (most) => readBody(request, most),
    save: (path, how) => saveBody(request, path, how),
    whenGone: (call) => void response.once('close', call),
  });
  response.writeHead(answer.status, { ...always, ...answer.headers });
  response.end(method === 'HEAD' ? undefined : answer.body);
}

/** Serves on the wanted port, or, if it may, on a free one when that is taken. Gives the port it got. */
export async function listen(server: Server, host: string, port: number, mayMove = true): Promise<number> {
  try {
    return await listenOn(server, host, port);
  } catch (error) {
    if (!isTaken(error) || !mayMove) throw error;
    return listenOn(server, host, 0);
  }
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

function listenOn(server: Server, host: string, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * Takes nobody in from now on, and lets answers under way finish, but not for long after `meanwhile`: until then there
 * is something that those who are connected must still be told.
 */
export function stop(server: Server, patience = 2000, meanwhile: Promise<unknown> = Promise.resolve()): Promise<void> {
  let hurry: NodeJS.Timeout | undefined;
  const ended = new Promise<void>((done) => void server.close(() => done()));
  const hurried = meanwhile.then(() => {
    hurry = setTimeout(() => server.closeAllConnections(), patience);
  });
  return Promise.all([ended, hurried]).then(() => clearTimeout(hurry));
}
