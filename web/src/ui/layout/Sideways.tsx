import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../tokens';

/**
 * Scrolls sideways what is wider than its place on a card, such as a table with large letters. A shade at an edge says that there is more
 * behind it, and the keyboard reaches it for as long as there is.
 */
export function Sideways({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth));
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={box} {...(isWide && { role: 'group', tabIndex: 0, 'aria-labelledby': labelledBy })}>
      {children}
    </Box>
  );
}

const shade = `color-mix(in srgb, ${color.ink} 26%, transparent)`;

/** Two covers scroll along with what they hold and hide the shades at its ends. The shades stay at the edges of the place. A cover is a little higher, because browsers round both. */
const Box = styled.div`
  container-type: inline-size;
  overflow-x: auto;
  background:
    linear-gradient(90deg, ${color.card} 40%, transparent),
    linear-gradient(270deg, ${color.card} 40%, transparent) 100% 0,
    linear-gradient(90deg, ${shade}, transparent),
    linear-gradient(270deg, ${shade}, transparent) 100% 0;
  background-repeat: no-repeat;
  background-size:
    2.5rem calc(100% + 2px),
    2.5rem calc(100% + 2px),
    0.75rem 100%,
    0.75rem 100%;
  background-attachment: local, local, scroll, scroll;
`;
