import { IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';
import type { Express, Request, Response } from 'express';

/**
 * Creates requests and responses with Express's prototypes and ours. If Express changed each prototype, or a function
 * were added to each response, V8 would keep them past the next garbage collections
 * (docs/decisions/0064-short-lived-requests.md).
 *
 * @param app - the app with the prototypes
 * @param beforeHead - runs before the status line and headers of an answer are sent
 * @returns options for the server of this app
 */
export function messagesOf(
  app: Express,
  beforeHead: (response: ServerResponse, status: number) => void,
): Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'> {
  class AppRequest extends IncomingMessage {}
  class AppResponse<Of extends IncomingMessage> extends ServerResponse<Of> {
    override writeHead(status: number, ...reasonAndHeaders: unknown[]): this {
      beforeHead(this, status);
      return super.writeHead(status, ...(reasonAndHeaders as []));
    }
  }
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  app.request = AppRequest.prototype as Request;
  app.response = AppResponse.prototype as unknown as Response;
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
}
