import { useEffect, useState } from 'react';
import { displayMoney } from '@fairtab/domain/money';
import { Button } from '../../ui/Button';
import { CheckIcon } from '../../ui/icons';
import { Money } from '../../ui/Money';
import { announce } from '../../ui/LiveRegion';
import { Note } from '../../ui/Text';
import {
  amountOf,
  claimOf,
  DEMO_BILL,
  DISHES,
  FIRST_CLAIMS,
  hasLeft,
  mayaTaps,
  portionText,
  shareOf,
  tap,
} from './demoBill';
import { Dish, Foot, MayasPhone, Phone, PhoneTop, Place, Sample, Sum, Table, Tick } from './demoLook';
import { DEMO } from './texts';

/** How long Maya thinks before she taps, in ms. */
const MAYA_THINKS_MS = 900;

/** A sample bill to play with: you tap dishes on your phone, and Maya on hers. */
export function DemoTable() {
  const [claims, setClaims] = useState(FIRST_CLAIMS);
  const [taps, setTaps] = useState(0);
  useEffect(() => {
    if (taps === 0) return undefined;
    const timer = setTimeout(() => setClaims(mayaTaps), MAYA_THINKS_MS);
    return () => clearTimeout(timer);
  }, [taps]);
  const touch = (dish: number): void => {
    const next = tap(claims, { diner: 'you', dish });
    if (next === claims) return;
    setClaims(next);
    setTaps(taps + 1);
    announce(DEMO.yourShareIs(displayMoney(shareOf(next, 'you'), 'USD')));
  };
  const startOver = (): void => {
    setClaims(FIRST_CLAIMS);
    setTaps(0);
  };
  const isComplete = shareOf(claims) === DEMO_BILL.totalCents;
  return (
    <Place aria-label={DEMO.label}>
      <Table>
        <Phone>
          <PhoneTop>
            <strong>{DEMO.restaurant}</strong>
            <Sample>{DEMO.sample}</Sample>
          </PhoneTop>
          <ul>
            {DISHES.map((dish, index) => {
              const own = claimOf(claims, { diner: 'you', dish: index });
              const hers = claimOf(claims, { diner: 'maya', dish: index });
              const isGone = !own && !hasLeft(claims, index);
              return (
                <li key={dish.name}>
                  <Dish type="button" aria-pressed={own !== null} aria-disabled={isGone} onClick={() => touch(index)}>
                    <Tick>{own && <CheckIcon />}</Tick>
                    <span>
                      {dish.name}
                      <small>
                        {[portionText(dish), hers ? DEMO.mayaHas : ''].filter((text) => text !== '').join(' · ')}
                      </small>
                    </span>
                    <Money amount={own ? amountOf(own) : dish.priceCents * dish.quantity} />
                  </Dish>
                </li>
              );
            })}
          </ul>
          <Foot>
            <span>
              {DEMO.yourShare}
              <small>{DEMO.withTaxAndTip}</small>
            </span>
            <Money amount={shareOf(claims, 'you')} size="large" />
          </Foot>
        </Phone>
        <MayasPhone>
          <PhoneTop>
            <strong>{DEMO.mayasPhone}</strong>
          </PhoneTop>
          <ul>
            {DISHES.map(({ name }, index) => {
              const hers = claimOf(claims, { diner: 'maya', dish: index });
              return (
                hers && (
                  <li key={name}>
                    <span>{name}</span>
                    <Money amount={amountOf(hers)} />
                  </li>
                )
              );
            })}
          </ul>
          {taps === 0 && <Note>{DEMO.mayaWaits}</Note>}
          <Foot>
            <span>{DEMO.herShare}</span>
            <Money amount={shareOf(claims, 'maya')} size="strong" />
          </Foot>
        </MayasPhone>
        <Sum>
          <p>
            {isComplete
              ? DEMO.complete(displayMoney(DEMO_BILL.totalCents, 'USD'))
              : DEMO.claimed(displayMoney(shareOf(claims), 'USD'), displayMoney(DEMO_BILL.totalCents, 'USD'))}
          </p>
          {taps > 0 && (
            <Button variant="quiet" onClick={startOver}>
              {DEMO.startOver}
            </Button>
          )}
        </Sum>
      </Table>
    </Place>
  );
}
