import type { Language } from '@fairtab/domain/language/languages';
import lighthouse, { type Result } from 'lighthouse';
import puppeteer, { type Page } from 'puppeteer-core';
import { CHROMIUM_FLAGS } from '../../e2e/rig/browser';
import { median } from '../stats';
import type { Stage } from './openStage';
import { inSeconds, type Figure, type Subject } from './Subject';

export interface PageToMeasure {
  readonly name: string;
  /** Its name in the table. */
  readonly title: string;
  readonly pathOn: (stage: Stage) => string | Promise<string>;
  /** The browser's language, when it is not English. */
  readonly language?: Language;
  /** As the account of the stage. */
  readonly isSignedIn?: boolean;
  /** Search engines may not list it, on purpose. */
  readonly isPrivate?: boolean;
  /** Times in ms, performance from 0 to 100. */
  readonly targets: { readonly fcp: number; readonly lcp: number; readonly performance: number };
}

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'a11y',
  'best-practices': 'best practices',
  seo: 'SEO',
};
const BLOCKING_MS = 100;
const SHIFT = 0.01;
const MOST_ATTEMPTS = 3;

interface PageRun {
  readonly stage: Stage;
  readonly page: PageToMeasure;
  readonly path: string;
}

/** A page in Lighthouse as it comes: a mid-range phone on slow 4G, which Lighthouse simulates. */
export function pageSubject(page: PageToMeasure): Subject {
  return {
    name: page.name,
    title: page.title,
    measure: async ({ stage, runs, say }) => {
      const path = await page.pathOn(stage);
      const results: { lhr: Result; html: string }[] = [];
      for (let run = 0; run < runs; run++) {
        const result = await runUntilTraced({ stage, page, path, say });
        results.push(result);
        say(`  ${summary(result.lhr)}`);
      }
      const worst = results.reduce((low, other) => (scoreOf(other.lhr) < scoreOf(low.lhr) ? other : low));
      return {
        figures: figuresOf(
          page,
          results.map(({ lhr }) => lhr),
        ),
        report: { score: scoreOf(worst.lhr), html: worst.html },
      };
    },
  };
}

/**
 * Runs it until Chromium recorded the page's load. Now and then a trace lacks the start of the navigation. That says nothing
 * about the page, and the table of all other pages would be lost with it.
 * @throws Error when three runs in a row were not recorded.
 */
async function runUntilTraced({ say, ...run }: PageRun & { say: (text: string) => void }) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runLighthouse(run);
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !String(error).includes('NO_NAVSTART')) throw error;
      say('  not recorded by Chromium, once more');
    }
  }
}

/** Runs it once, in a Chromium with an empty profile. @throws Error when it measured another page than this one. */
async function runLighthouse({ stage, page: { isSignedIn, isPrivate, language }, path }: PageRun) {
  const browser = await puppeteer.launch({ executablePath: stage.chromium, headless: true, args: [...CHROMIUM_FLAGS] });
  try {
    const page = await browser.newPage();
    if (isSignedIn) await signIn(page, stage);
    const result = await lighthouse(
      stage.url + path,
      { logLevel: 'error', output: 'html' },
      {
        extends: 'lighthouse:default',
        settings: {
          skipAudits: isPrivate ? ['is-crawlable'] : [],
          extraHeaders: language ? { 'accept-language': language } : null,
        },
      },
      page,
    );
    if (!result) throw new Error('Lighthouse gave no result');
    const { lhr, report } = result;
    if (lhr.runtimeError)
      throw new Error(`Lighthouse could not measure ${path}: ${lhr.runtimeError.code} ${lhr.runtimeError.message}`);
    const shown = new URL(lhr.finalDisplayedUrl).pathname;
    if (shown !== path) throw new Error(`${path} led to ${shown}`);
    return { lhr, html: String(report) };
  } finally {
    await browser.close();
  }
}

/** Gives the page the cookie and the session id of the account. Lighthouse empties local storage, but not this script. */
async function signIn(page: Page, { url, session }: Stage): Promise<void> {
  await page.browserContext().setCookie({
    name: 'fairtab_session',
    value: session,
    domain: new URL(url).hostname,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
  });
  await page.evaluateOnNewDocument((id) => localStorage.setItem('sessionId', id), session);
}

const scoreOf = ({ categories }: Result): number => categories['performance']?.score ?? 0;
const auditOf = ({ audits }: Result, id: string): number => audits[id]?.numericValue ?? Number.NaN;

function figuresOf({ targets }: PageToMeasure, results: readonly Result[]): Figure[] {
  const time = (name: string, id: string, atMost: number): Figure => ({
    name,
    value: median(results.map((lhr) => auditOf(lhr, id))),
    target: { atMost },
    print: inSeconds,
  });
  const points = Object.entries(CATEGORIES).map(([id, name]): Figure => ({
    name,
    value: median(results.map(({ categories }) => Math.round((categories[id]?.score ?? Number.NaN) * 100))),
    target: { atLeast: id === 'performance' ? targets.performance : 100 },
    print: String,
  }));
  return [
    time('FCP', 'first-contentful-paint', targets.fcp),
    time('LCP', 'largest-contentful-paint', targets.lcp),
    ...points,
    {
      name: 'TBT',
      value: median(results.map((lhr) => auditOf(lhr, 'total-blocking-time'))),
      target: { atMost: BLOCKING_MS },
      print: (ms) => `${ms.toFixed(0)} ms`,
    },
    {
      name: 'CLS',
      value: median(results.map((lhr) => auditOf(lhr, 'cumulative-layout-shift'))),
      target: { atMost: SHIFT },
      print: (shift) => shift.toFixed(3),
    },
  ];
}

function summary(lhr: Result): string {
  const [fcp, lcp] = ['first-contentful-paint', 'largest-contentful-paint'].map((id) => inSeconds(auditOf(lhr, id)));
  const failed = Object.values(lhr.audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  );
  const names = failed.length > 0 ? `, failed: ${failed.map(({ id }) => id).join(' ')}` : '';
  return `FCP ${fcp}, LCP ${lcp}, performance ${Math.round(scoreOf(lhr) * 100)}${names}`;
}
