import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../scripts/launcher/freePort';
import type { WebKitPrograms } from '../../scripts/testing/findBrowser';
import type { Driver, OtherBrowser } from './Driver';
import { WebDriverSession } from './WebDriverSession';

/** As root, and without a graphics card. */
const ENVIRONMENT = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
};

/** WebKitGTK on a display of its own: the engine nearest to the one of iPhones. */
export class WebKitBrowser implements OtherBrowser {
  readonly #programs: WebKitPrograms;
  readonly #screen: ChildProcess;
  readonly #display: string;

  private constructor(options: { programs: WebKitPrograms; screen: ChildProcess; display: string }) {
    this.#programs = options.programs;
    this.#screen = options.screen;
    this.#display = options.display;
  }

  static async start(programs: WebKitPrograms): Promise<WebKitBrowser> {
    // It takes a free display and writes its number.
    const screen = spawn(programs.xvfb, ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const failed = once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb ended')));
    const [chunk] = await Promise.race([once(screen.stdout, 'data'), failed]);
    return new WebKitBrowser({ programs, screen, display: `:${String(chunk).trim()}` });
  }

  /** One driver process has one window. */
  async newWindow(): Promise<Driver> {
    const port = await freePort();
    const driver = spawn(this.#programs.driver, [`--port=${port}`], {
      env: { ...process.env, ...ENVIRONMENT, DISPLAY: this.#display },
      stdio: 'ignore',
    });
    return WebDriverSession.start({
      address: `http://127.0.0.1:${port}`,
      capabilities: {
        'webkitgtk:browserOptions': { binary: this.#programs.miniBrowser, args: ['--automation'] },
      },
      onClose: () => end(driver),
    });
  }

  close(): Promise<void> {
    return end(this.#screen);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
