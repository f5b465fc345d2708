import { configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// A screen waits for code that it loads later, which takes long on a busy machine. In ms.
configure({ asyncUtilTimeout: 10_000 });

// Without a layout all taps are at the same place, and every second one would count as the end of a double tap.
vi.mock('../ui/dialogs/openingTap', async (load) => ({ ...(await load<object>()), openingTap: () => null }));

// Code that a screen began to load cannot arrive once the environment of its file is gone, which would fail the whole run.
afterAll(() => vi.dynamicImportSettled());
