import { IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';
import type { Express, Request, Response } from 'express';

/**
 * Creates requests and responses with Express's prototypes and ours. Otherwise Express would change each prototype. V8
 * would then retain the requests past the next garbage collections, as with a function added to each response
 * (docs/decisions/0064-short-lived-requests.md).
 * @param app - the app with the prototypes
 * @param beforeHead - runs before the status line and headers of a response are sent
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
