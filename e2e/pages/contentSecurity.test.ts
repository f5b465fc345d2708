import { describe, test } from 'vitest';
import { expect } from '../rig/expect';
import { setUpApp } from '../rig/setUpApp';

describe('the content security policy', () => {
  const app = setUpApp();

  test('refuses scripts and styles that somebody managed to put into the page, and the tests notice it', async () => {
    const { page } = await app().diner();
    await page.goto(app().url);
    const took = await page.evaluate(() => {
      const place = document.body.appendChild(document.createElement('div'));
      place.innerHTML = '<p style="width: 7px"></p><img src="data:," onerror="document.title = `taken`">';
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken"';
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(script, style);
      return [getComputedStyle(document.body).display, place.querySelector('p')?.style.width];
    });
    expect(took).toEqual(['block', '']);
    // The attributes of the style and of the picture's event, the script, and the style element.
    const refusals = new Set<string>();
    await expect
      .poll(() => {
        for (const fault of app().faults.take()) refusals.add(fault);
        return refusals.size;
      })
      .toBe(4);
    await expect(page).not.toHaveTitle('taken');
    expect([...refusals].every((refusal) => refusal.includes('Content Security Policy'))).toBe(true);
  });
});
