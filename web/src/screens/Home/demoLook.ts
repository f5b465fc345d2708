import styled from 'styled-components';
import { color, focusRing, motion, radius, shadow, space, TOUCH, type } from '../../ui/tokens';

export const Place = styled.section`
  width: 100%;
  max-width: 34rem;
  justify-self: center;
  container-type: inline-size;
`;

/** The second phone stands beside the first where both have room: not on a tablet, and not with large letters. */
const BESIDE = '@container (min-width: 27rem)';

export const Table = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  ${BESIDE} {
    grid-template-columns: minmax(0, 1fr) 11.5rem;
    align-items: end;
    gap: ${space.l};
  }
`;

export const Phone = styled.div`
  background: ${color.card};
  border: 1px solid ${color.rule};
  border-radius: 1.75rem;
  box-shadow: ${shadow.raised};
  padding: ${space.l} ${space.m} ${space.m};
`;

export const MayasPhone = styled(Phone)`
  box-shadow: ${shadow.card};
  ${type.small}
  li {
    display: flex;
    justify-content: space-between;
    gap: ${space.s};
  }
  li,
  > p,
  > div:last-child {
    padding-inline: ${space.xs};
  }
  li {
    padding-block: ${space.xs};
  }
  ${BESIDE} {
    min-height: 16rem;
    display: flex;
    flex-direction: column;
    margin-bottom: -${space.xl};
    > div:last-child {
      margin-top: auto;
    }
  }
`;

export const PhoneTop = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s};
  padding: 0 ${space.xs} ${space.s};
  strong {
    ${type.heading}
  }
`;

export const Sample = styled.span`
  ${type.small}
  color: ${color.inkSoft};
`;

export const Dish = styled.button`
  ${type.body}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 ${space.m};
  width: 100%;
  min-height: ${TOUCH};
  padding: ${space.xs} ${space.s};
  border: 0;
  border-radius: ${radius.m};
  background: transparent;
  color: ${color.ink};
  text-align: start;
  cursor: pointer;
  touch-action: manipulation;
  transition: background ${motion.quick};
  ${focusRing}
  > span:nth-child(2) {
    flex: 1 1 5rem;
    min-width: 0;
  }
  small {
    ${type.small}
    display: block;
    line-height: 1.2;
    color: ${color.inkSoft};
  }
  &:hover {
    background: ${color.sunken};
  }
  &[aria-pressed='true'] {
    background: ${color.accentSoft};
    color: ${color.accentInk};
    font-weight: 600;
  }
  &[aria-pressed='true'] small {
    color: inherit;
  }
  &[aria-disabled='true'] {
    cursor: default;
    background: transparent;
    color: ${color.inkSoft};
    text-decoration: line-through;
    text-decoration-color: ${color.ruleStrong};
  }
`;

export const Tick = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  border: 1.5px solid ${color.ruleStrong};
  border-radius: 50%;
  font-size: 0.875rem;
  ${Dish}[aria-pressed='true'] & {
    background: ${color.accent};
    border-color: ${color.accent};
    color: ${color.onAccent};
  }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  margin-top: ${space.s};
  padding: ${space.m} ${space.s} ${space.xs};
  border-top: 2px dashed ${color.rule};
  font-weight: 600;
  small {
    ${type.small}
    display: block;
    font-weight: 400;
    color: ${color.inkSoft};
  }
`;

export const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.m};
  min-height: ${TOUCH};
  color: ${color.inkSoft};
  ${type.small}
  ${BESIDE} {
    grid-column: 1;
  }
`;
