import { Playground, type Heard } from './Playground';
import { STEPS, type Step } from './steps';

/** The program of the playground's page. The page itself is made by playgroundMarkup.ts. */
const steps = document.querySelectorAll<HTMLButtonElement>('#steps button');
const heard = part('#heard');
const status = part('#status');
const goOn = part('#go-on');
const playground = new Playground({ origin: location.origin, onHeard: show });
let isBusy = false;

steps.forEach((button, index) => {
  const step = STEPS[index];
  if (step) button.addEventListener('click', () => void take(step));
});
offer();

async function take(step: Step): Promise<void> {
  if (isBusy) return;
  if (!step.isPossible(playground.table)) {
    say(`Not now. ${step.needs}`);
    return;
  }
  isBusy = true;
  say('');
  offer();
  try {
    await step.run(playground);
  } catch (error) {
    say(`That did not work. ${reasonOf(error)}`);
  } finally {
    isBusy = false;
    offer();
  }
}

/** A browser says of a server that it cannot reach only that it failed. */
function reasonOf(error: unknown): string {
  if (error instanceof TypeError) return 'The server cannot be reached. Try again when you are online.';
  return error instanceof Error ? error.message : String(error);
}

/** Offers what can be done now. A button stays in the order of the keyboard, so that nobody loses their place. */
function offer(): void {
  steps.forEach((button, index) => {
    button.setAttribute('aria-disabled', String(isBusy || !STEPS[index]?.isPossible(playground.table)));
  });
  const { table, variables } = playground;
  goOn.hidden = table === null;
  if (table === null || variables === null) return;
  part('#variables').textContent = variables;
  goOn.querySelector('a')?.setAttribute('href', `/live-receipt/${table.id}`);
}

function say(text: string): void {
  status.textContent = text;
}

/** The newest comes first. */
function show({ told, bodies, curl }: Heard): void {
  const entry = document.createElement('li');
  const types = bodies.map(({ type }) => type);
  const [first] = bodies;
  const title = made('h3', '');
  types.forEach((type) => title.append(made('code', type), ' '));
  entry.append(
    title,
    made('p', `${told.change?.summary}.`),
    folded('As receiptEvents tells it', { text: JSON.stringify(told, null, 2) }),
    ...bodies.map((body) =>
      folded(body === first ? 'As a webhook is sent it' : `As a webhook is sent ${body.type}`, {
        text: JSON.stringify(body, null, 2),
      }),
    ),
    folded('The call, by curl', { text: curl }),
  );
  heard.prepend(entry);
  say(`${types.join(', ')}: ${told.change?.summary}`);
}

function folded(name: string, { text }: { text: string }): HTMLElement {
  const details = document.createElement('details');
  const code = document.createElement('pre');
  code.tabIndex = 0;
  code.append(made('code', text));
  details.append(made('summary', name), code);
  return details;
}

function made(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}
