import { FIRST_LANGUAGE } from '@fairtab/domain/language/languages';
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { CSSProperties } from 'react';
import type { Letter } from './letter';

// Mail programs know no custom properties, so these are the values of web/src/ui/global.css.
const LIGHT = {
  paper: '#f8f3e9',
  card: '#fffdf8',
  ink: '#26211b',
  soft: '#665c4f',
  rule: '#e4d9c5',
  accent: '#1f4d3a',
};
const ON_ACCENT = '#fdfaf2';
const BODY_FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif";
const DISPLAY_FONT = "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif";

const DARK = `@media (prefers-color-scheme: dark) {
  .paper { background: #181512 !important; }
  .card { background: #221e19 !important; border-color: #3a332a !important; }
  .ink, .ink td { color: #f2eadc !important; }
  .soft { color: #b9ad9a !important; }
  .accent { background: #9ccfae !important; color: #12261b !important; }
  .link { color: #a8d8b8 !important; }
}`;

/** Long words and addresses break instead of widening the page. */
const BREAKS = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;
const text: CSSProperties = { margin: '0 0 16px', color: LIGHT.ink, fontSize: 16, lineHeight: '24px', ...BREAKS };
const small: CSSProperties = { ...text, margin: '0 0 12px', color: LIGHT.soft, fontSize: 14, lineHeight: '20px' };
const cell: CSSProperties = { padding: '8px 0', borderTop: `1px solid ${LIGHT.rule}`, fontSize: 16, color: LIGHT.ink };

/** A letter in the product's look: one column that fits the narrowest phone, readable without pictures. */
export function LetterPage({ letter }: { letter: Letter }) {
  const { subject, greeting, paragraphs, rows = [], action, otherLinks = [], closing = [], unsubscribe } = letter;
  return (
    <Html lang={letter.language ?? FIRST_LANGUAGE}>
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <style>{DARK}</style>
      </Head>
      <Preview>{paragraphs[0] ?? subject}</Preview>
      <Body
        className="paper"
        style={{ margin: 0, padding: '24px 12px', background: LIGHT.paper, fontFamily: BODY_FONT }}
      >
        <Container style={{ maxWidth: 520, margin: '0 auto' }}>
          <Text className="soft" style={{ ...small, margin: '0 4px 12px', fontFamily: DISPLAY_FONT, fontSize: 20 }}>
            Fairtab
          </Text>
          <Section
            className="card ink"
            style={{
              padding: '28px 24px',
              background: LIGHT.card,
              border: `1px solid ${LIGHT.rule}`,
              borderRadius: 16,
            }}
          >
            <Text className="ink" style={{ ...text, fontFamily: DISPLAY_FONT, fontSize: 22, lineHeight: '28px' }}>
              {greeting}
            </Text>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} className="ink" style={text}>
                {paragraph}
              </Text>
            ))}
            {rows.length > 0 && (
              <table role="presentation" width="100%" style={{ margin: '0 0 20px', borderCollapse: 'collapse' }}>
                <tbody>
                  {rows.map(({ label, amount }, index) => (
                    <tr key={index}>
                      <td style={{ ...cell, ...BREAKS }}>{label}</td>
                      <td style={{ ...cell, textAlign: 'right', whiteSpace: 'nowrap' }}>{amount}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            {action && (
              <Button className="accent" href={action.url} style={buttonStyle}>
                {action.label}
              </Button>
            )}
            {otherLinks.map(({ label, url }) => (
              <Text key={url} style={{ ...text, margin: '12px 0 0', textAlign: 'center' }}>
                <Link className="link" href={url} style={{ color: LIGHT.accent, lineHeight: '28px' }}>
                  {label}
                </Link>
              </Text>
            ))}
            {closing.length > 0 && <Hr style={{ margin: '24px 0 20px', borderColor: LIGHT.rule }} />}
            {closing.map((paragraph) => (
              <Text key={paragraph} className="soft" style={small}>
                {paragraph}
              </Text>
            ))}
          </Section>
          {unsubscribe && (
            <Text className="soft" style={{ ...small, margin: '16px 4px 0' }}>
              <Link className="soft" href={unsubscribe.url} style={{ color: LIGHT.soft, textDecoration: 'underline' }}>
                {unsubscribe.label}
              </Link>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}

const buttonStyle: CSSProperties = {
  display: 'block',
  padding: '14px 20px',
  borderRadius: 10,
  background: LIGHT.accent,
  color: ON_ACCENT,
  fontSize: 16,
  fontWeight: 600,
  textAlign: 'center',
};
