// No cycles, between files or between folders. Tests are left out: a rig may use the files that it tests.
import { GENERATED, NO_SOURCES, options, TESTS } from './.dependency-cruiser.mjs';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycle-of-files', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-cycle-of-folders',
      comment: 'A folder stands for all below it, so a folder and its own subfolder are no cycle.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [NO_SOURCES, GENERATED, TESTS] } },
};
