import styled from 'styled-components';
import { hiddenToEyes } from '../../ui/VisuallyHidden';
import { RollingMoney } from '../../ui/RollingMoney';
import { color, font, media, radius, shadow, space, type } from '../../ui/tokens';

/** On phones it stays at the bottom of the view. On wide screens its whole column stays in view. */
export const Place = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 5;
  container-type: inline-size;
  @media (scripting: none) {
    position: static;
  }
  ${media.wide} {
    position: static;
  }
  @media print {
    display: none;
  }
`;

/** With very large letters the name is asked with the first tap. */
export const Arrival = styled.div`
  display: contents;
  ${media.largeLetters} {
    display: none;
  }
`;

export const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.s};
  padding: ${space.s} ${space.l} max(${space.s}, env(safe-area-inset-bottom));
  background: ${color.card};
  border-top: 1px solid ${color.rule};
  box-shadow: ${shadow.raised};
  ${media.wide} {
    display: grid;
    gap: ${space.m};
    padding: ${space.xl};
    border: 1px solid ${color.rule};
    border-radius: ${radius.l};
    box-shadow: ${shadow.card};
  }
`;

/** They fill a line of their own, and take no more than they need beside the sum. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex: 1 0 auto;
  gap: ${space.xs} ${space.s};
  max-width: 100%;
  &:empty {
    display: none;
  }
  button {
    flex: 1 1 auto;
    padding-inline: ${space.l};
  }
  ${media.wide} {
    flex-direction: column;
    gap: ${space.m};
  }
`;

export const Sum = styled.div`
  position: relative;
  flex: 999 1 7rem;
  min-width: 0;
  overflow-wrap: anywhere;
  ${media.wide} {
    container-type: inline-size;
  }
`;

export const Figure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s};
  line-height: 1.2;
  > :last-child {
    line-height: 1.25;
    ${media.largeLetters} {
      ${hiddenToEyes}
    }
  }
  ${media.wide} {
    display: grid;
  }
`;

export const Label = styled.p`
  ${type.label}
  line-height: 1.2;
  color: ${color.inkSoft};
  ${media.largeLetters} {
    ${hiddenToEyes}
  }
`;

export const Amount = styled(RollingMoney)`
  font: 600 1.5rem/1.15 ${font.display};
  ${type.figures}
  letter-spacing: -0.02em;
  ${media.wide} {
    font-size: min(3.25rem, 17cqi);
  }
`;
