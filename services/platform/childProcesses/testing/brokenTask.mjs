throw new Error('no runtime for this platform');
