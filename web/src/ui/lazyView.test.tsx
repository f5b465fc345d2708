import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyView } from './lazyView';

class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render = () => (this.state.broken ? 'broken' : this.props.children);
}

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;
const load = vi.fn<() => Promise<typeof Hello>>();

beforeEach(() => {
  load.mockReset();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a lazy view', () => {
  it('is loaded when it is shown, and renders at once the next time', async () => {
    load.mockResolvedValue(Hello);
    const Lazy = lazyView(load);
    render(<Lazy name="Ana" />);
    await screen.findByText('Hello Ana');
    cleanup();
    render(<Lazy name="Ben" />);
    expect(screen.getByText('Hello Ben')).toBeTruthy();
  });

  it('fails when its code cannot be loaded, and loads it again when it is shown again', async () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Hello);
    const Lazy = lazyView(load);
    const show = () =>
      render(
        <Boundary>
          <Lazy name="Ana" />
        </Boundary>,
      );
    show();
    await screen.findByText('broken');
    expect(load).toHaveBeenCalledTimes(1);
    cleanup();
    show();
    await screen.findByText('Hello Ana');
  });

  it('keeps its placeholder when its code cannot be loaded', async () => {
    load.mockRejectedValue(new TypeError('Failed to fetch'));
    const Lazy = lazyView(load, <p>Later</p>);
    render(<Lazy name="Ana" />);
    expect(screen.getByText('Later')).toBeTruthy();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await act(async () => undefined);
    expect(screen.getByText('Later')).toBeTruthy();
  });
});
