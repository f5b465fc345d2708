import { Card, Perforation, ReceiptPaper } from '../../ui/layout/Card';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Stack } from '../../ui/layout/Stack';
import { Money } from '../../ui/Money';
import { Heading, Note, Title } from '../../ui/Text';

export function Papers() {
  return (
    <>
      <Card>
        <Stack>
          <Title>A card</Title>
          <Heading>With a heading</Heading>
          <p>Running text.</p>
          <Note>A note that explains.</Note>
        </Stack>
      </Card>
      <ReceiptPaper>
        <LeaderList>
          <LeaderRow>
            <dt>Margherita</dt>
            <dd>
              <Money amount={16_00} />
            </dd>
          </LeaderRow>
          <LeaderRow>
            <dt>A dish with a name that does not fit into one line of the bill</dt>
            <dd>
              <Money amount={1_111_11} />
            </dd>
          </LeaderRow>
        </LeaderList>
        <Perforation />
        <LeaderList>
          <LeaderRow $strong>
            <dt>Total</dt>
            <dd>
              <Money amount={1_127_11} size="strong" />
            </dd>
          </LeaderRow>
        </LeaderList>
      </ReceiptPaper>
      <Stack>
        <Money amount={46_35} size="large" />
        <Money amount={46_35} size="hero" />
        <Money amount={-3_00} />
      </Stack>
    </>
  );
}
