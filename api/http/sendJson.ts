import type { Exchange } from './Exchange';

/** Answers with a JSON text that is written already. */
export function sendJson({ res, req }: Exchange, { status, json }: { status: number; json: string }): void {
  if (res.headersSent) return;
  const body = Buffer.from(json);
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.byteLength,
    'cache-control': 'no-store',
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
