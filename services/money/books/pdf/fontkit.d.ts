/** The part of the package that faces.ts uses; it brings no types. */
declare module 'fontkit' {
  export function create(font: Uint8Array): {
    readonly characterSet: readonly number[];
    readonly layout: (text: string) => { readonly direction: 'ltr' | 'rtl' };
  };
}
