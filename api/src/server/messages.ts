import { IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';
import type { Express, Request, Response } from 'express';

/**
 * Requests and responses that are Express's, and ours, when Node makes them. To change the prototype of each, as Express
 * does where it is not its own yet, or to put a function over one of each response makes V8 keep them with all that belongs
 * to them past the next collections of garbage (docs/decisions/0064-short-lived-requests.md).
 *
 * @param app - whose prototypes they become
 * @param beforeHead - what is seen to before the first line and the headers of an answer go out
 * @returns for the server that hands its requests to this app
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
