import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadModels, loadPinned } from './models';

it('loads the models as they were measured, and a character for every class but one', async () => {
  const { detection, recognition, secondRecognition, characters } = await loadModels();
  expect(detection.length + recognition.length).toBeGreaterThan(10_000_000);
  expect(secondRecognition.length).toBeGreaterThan(5_000_000);
  expect(characters).toHaveLength(96);
});

it('refuses a file that differs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'models-'));
  await writeFile(join(folder, 'model.onnx'), 'something else');
  const loading = loadPinned({ folder, file: { path: 'model.onnx', sha256: '0'.repeat(64) } });
  await expect(loading).rejects.toThrow('checksum');
  await rm(folder, { recursive: true });
});
