import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Page } from '../../ui/layout/Page';
import { Hero, Note } from '../../ui/Text';
import { color, font, space } from '../../ui/tokens';
import { SiteFooter } from './SiteFooter';

interface InfoPageProps {
  /** The page's name: its title and its h1. */
  title: string;
  /** Below the name, such as since when it holds. */
  note?: ReactNode;
  children: ReactNode;
}

/** A page to read. */
export function InfoPage({ title, note, children }: InfoPageProps) {
  return (
    <Page title={title} footer={<SiteFooter />}>
      <div>
        <Hero>{title}</Hero>
        {note && <Note as="div">{note}</Note>}
      </div>
      <Prose>{children}</Prose>
    </Page>
  );
}

/** Running text with headings and lists, in a comfortable width. */
const Prose = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  text-wrap: pretty;
  h2 {
    font: 600 1.375rem/1.25 ${font.display};
    letter-spacing: -0.01em;
    margin-top: ${space.l};
  }
  section > * + * {
    margin-top: ${space.s};
  }
  ul {
    display: grid;
    gap: ${space.s};
    padding-left: ${space.xl};
  }
  ul > li {
    list-style: disc;
  }
  ul > li::marker {
    color: ${color.accentInk};
  }
  a {
    color: ${color.accentInk};
    font-weight: 600;
    text-underline-offset: 0.2em;
  }
`;
