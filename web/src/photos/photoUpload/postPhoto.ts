import { t } from '@fairtab/domain/language/t';
import { Unreachable } from '../../network/relay/errors';
import { currentSession, loseSession } from '../../network/session/session';

/** The server refused the photo. The message is shown to people. */
export class PhotoRefused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'PhotoRefused';
  }
}

/** After this time, in ms, the connection counts as lost. */
const TIMEOUT_MS = 120_000;

/**
 * Sends one photo. Uses XMLHttpRequest, because fetch reports no upload progress.
 * @param upload.onSent how many bytes of the photo have left this device
 * @returns the photo's id
 * @throws Unreachable without an answer, PhotoRefused when the server refused it, the signal's reason when it was aborted.
 */
export function postPhoto(upload: {
  photo: Blob;
  signal: AbortSignal;
  onSent: (bytes: number) => void;
}): Promise<string> {
  const { photo, signal, onSent } = upload;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.open('POST', '/api/photos');
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('accept', 'application/json');
    const { id } = currentSession();
    if (id !== null) request.setRequestHeader('authorization', `Bearer ${id}`);
    // `loaded` includes the form around the photo, so it can exceed the photo's size.
    request.upload.onprogress = ({ loaded }) => onSent(Math.min(loaded, photo.size));
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status === 201 && typeof answer['id'] === 'string') resolve(answer['id']);
      else {
        // The session has ended elsewhere.
        if (request.status === 401) loseSession();
        reject(new PhotoRefused(request.status, messageIn(answer)));
      }
    };
    request.onerror = () => reject(new Unreachable());
    request.ontimeout = () => reject(new Unreachable());
    request.onabort = () => reject(signal.reason as Error);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    const form = new FormData();
    form.append('photo', photo, 'photo');
    request.send(form);
  });
}

function messageIn(answer: Record<string, unknown>): string {
  const { message } = answer;
  return typeof message === 'string' ? message : t('Fairtab could not take this photo just now. Please try again.');
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
