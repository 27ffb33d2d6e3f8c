import type { PreparedRequest } from './request';

/**
 * Sends a request with upload progress, which fetch can't report.
 *
 * @throws {TypeError} without a response, like fetch. An aborted upload throws the signal's reason
 */
export function sendWithProgress(
  { url, method, headers, body }: PreparedRequest,
  { signal, onUploadProgress }: { signal?: AbortSignal; onUploadProgress: (percent: number) => void },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = 'blob';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);

    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onUploadProgress((loaded / total) * 100);
    });
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('error', () => reject(new TypeError('The upload failed.')));
    request.addEventListener('abort', () =>
      reject(signal?.reason ?? new TypeError('The upload was aborted.')),
    );
    if (signal?.aborted) return reject(signal.reason as Error);
    signal?.addEventListener('abort', () => request.abort(), { once: true });

    request.send(body);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return new Response(request.response as Blob, {
    status: request.status,
    statusText: request.statusText,
    headers,
  });
}
