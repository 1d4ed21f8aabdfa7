import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerTo, type Site } from './answer.ts';
import { securityHeaders } from './headers.ts';

export function serverFor(site: Site): Server {
  const always = securityHeaders(site.images?.origin ?? null);
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, (request, response) => {
    respond(site, always, request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url} failed:`, error);
      response.writeHead(500, { ...always, 'Content-Length': '0' }).end();
    });
  });
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
  const answer = await answerTo(site, { method, target, headers });
  response.writeHead(answer.status, { ...always, ...answer.headers });
  response.end(method === 'HEAD' ? undefined : answer.body);
}

/** Serves on the wanted port, or on a free one when that is taken. Gives the port it got. */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  try {
    return await listenOn(server, host, port);
  } catch (error) {
    if (!isTaken(error)) throw error;
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

/** Lets answers under way finish, but not for long. */
export function stop(server: Server, patience = 2000): Promise<void> {
  return new Promise((done) => {
    const hurry = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(hurry);
      done();
    });
  });
}
