import { QRCodeSVG } from 'qrcode.react';
import styled from 'styled-components';
import { radius, space } from '../ui/tokens';

/** The documented size (docs/product/screens.md). */
const SIZE_PX = 200;

/** Drawn in the browser, so that nothing about the receipt goes to another service. Dark on white in both themes, for cameras. */
export function QrCode({ value, label }: { value: string; label: string }) {
  return (
    <Frame>
      <QRCodeSVG value={value} size={SIZE_PX} level="M" title={label} role="img" aria-label={label} />
    </Frame>
  );
}

const Frame = styled.div`
  justify-self: center;
  padding: ${space.m};
  border-radius: ${radius.m};
  background: #fff;
  line-height: 0;
`;
