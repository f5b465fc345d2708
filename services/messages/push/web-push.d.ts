declare module 'web-push' {
  interface RequestDetails {
    readonly method: string;
    readonly endpoint: string;
    readonly headers: Readonly<Record<string, string | number>>;
    readonly body: Buffer;
  }
  interface WebPush {
    /** Encrypts a message for one browser and signs the request. @throws Error when the browser's keys are wrong. */
    generateRequestDetails(
      subscription: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } },
      payload: string,
      options: {
        readonly vapidDetails: { readonly subject: string; readonly publicKey: string; readonly privateKey: string };
        readonly TTL: number;
        readonly topic?: string;
      },
    ): RequestDetails;
  }
  const webPush: WebPush;
  export default webPush;
}
