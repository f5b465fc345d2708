import { Badge } from '../../ui/Badge';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ReceiptIcon } from '../../ui/icons';
import { Row, Stack } from '../../ui/layout/Stack';
import { ProgressBar } from '../../ui/ProgressBar';

const TONES = ['accent', 'warn', 'danger'] as const;

export function Messages() {
  return (
    <>
      <Stack>
        {(['info', ...TONES] as const).map((tone) => (
          <Banner key={tone} tone={tone} title={`A ${tone} banner`}>
            What happened, and what can be done about it.
          </Banner>
        ))}
        <Banner actions={<Button variant="secondary">Do it</Button>}>Without a title, with an action.</Banner>
      </Stack>
      <Stack>
        <Row>
          {(['neutral', ...TONES] as const).map((tone) => (
            <Badge key={tone} $tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
        <ProgressBar label="Nothing" percent={0} valueText="0%" />
        <ProgressBar label="Paid and claimed" percent={40} secondaryPercent={75} valueText="40%, 75% claimed" />
        <ProgressBar label="All" percent={120} valueText="100%" />
      </Stack>
      <EmptyState icon={<ReceiptIcon />} title="Nothing here" action={<Button>Make one</Button>}>
        Why it is empty.
      </EmptyState>
    </>
  );
}
