import type { InferenceSession } from 'onnxruntime-node';
import type { Model } from './Model';

/**
 * One thread, so that reading uses one core. Numbers near zero count as zero, because one layer of text recognition is
 * full of them and processors are many times slower with them. The arena keeps its memory afterwards, but without it
 * the peak is nearly twice as high, because memory that is freed in pieces cannot be used for the next tensor.
 */
const OPTIONS = {
  executionProviders: ['cpu'],
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  enableCpuMemArena: true,
  enableMemPattern: false,
  graphOptimizationLevel: 'all',
  extra: { session: { set_denormal_as_zero: '1' } },
  logSeverityLevel: 3,
} satisfies InferenceSession.SessionOptions;

/**
 * Opens a model with one input and one output on ONNX Runtime.
 * @throws when ONNX Runtime has no build for this platform or refuses the model.
 */
export async function openModel(onnx: Buffer): Promise<Model> {
  const { InferenceSession: Sessions, Tensor } = await loadRuntime();
  const session = await Sessions.create(onnx, OPTIONS);
  const [inputName = '', outputName = ''] = [session.inputNames[0], session.outputNames[0]];
  return {
    run: async (input, dimensions) => {
      const outputs = await session.run({ [inputName]: new Tensor('float32', input, dimensions) });
      const output = outputs[outputName];
      if (!(output?.data instanceof Float32Array)) throw new Error('The model gave no floats');
      return { data: output.data, dimensions: output.dims };
    },
    close: () => session.release(),
  };
}

/** A model that is opened when it is first run, because most photos need none of it. */
export function openLater(onnx: Buffer): Model {
  let opened: Promise<Model> | undefined;
  return {
    run: async (input, dimensions) => (await (opened ??= openModel(onnx))).run(input, dimensions),
    close: async () => (await opened)?.close(),
  };
}

/**
 * Loaded only when it is used: its native part does not exist for every platform, and everything but reading works
 * without it.
 */
async function loadRuntime() {
  try {
    return await import('onnxruntime-node');
  } catch (cause) {
    const platform = `${process.platform}-${process.arch}`;
    throw new Error(`ONNX Runtime does not load on ${platform}: photos are not read here`, { cause });
  }
}
