import { expect, it } from 'vitest';
import { isPublicAddress, publicLookup, urlProblem } from './publicAddress';
import { sendSigned } from './sendSigned';

it.each(
  `127.0.0.1 127.8.8.8 0.0.0.0 10.1.2.3 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 169.254.170.2 100.100.100.200 192.0.0.192
   224.0.0.1 255.255.255.255 240.0.0.1 198.18.0.1 192.0.2.1 :: ::1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:169.254.169.254 ::ffff:8.8.8.8
   64:ff9b::7f00:1 2002:7f00:1:: fe80::1 fe80::1%eth0 fc00::1 fd00:ec2::254 fec0::1 ff02::1 2001:db8::1 2001::1 100::1 localhost 8.8.8`.split(
    /\s+/,
  ),
)('%s is no address of the open Internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '93.184.215.14', '172.32.0.1', '2606:4700::6810:84e5', '2a00:1450:4001:82f::200e'])(
  '%s is one',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  ['http://example.com/', 'notHttps'],
  ['ftp://example.com/', 'notHttps'],
  ['https://127.0.0.1/', 'notPublic'],
  ['https://2130706433/', 'notPublic'],
  ['https://0x7f.1/', 'notPublic'],
  ['https://[::1]/', 'notPublic'],
  ['https://[::ffff:169.254.169.254]/', 'notPublic'],
  ['https://localhost:9911/', 'notPublic'],
  ['https://localhost./', 'notPublic'],
  ['https://app.LOCALHOST/', 'notPublic'],
  ['https://intranet/', 'notPublic'],
  ['https://metadata.google.internal/', 'notPublic'],
  ['https://router.home.arpa/', 'notPublic'],
  ['https://8.8.8.8/', null],
  ['https://example.com:8443/hook?a=1', null],
])('nothing is sent to %s where only public addresses are allowed: %s', (url, problem) => {
  expect(urlProblem(new URL(url), 'public')).toBe(problem);
  expect(urlProblem(new URL(url), 'any')).toBeNull();
});

const message = { id: 'm', at: new Date(), body: '{}', secrets: ['whsec_MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0'] };
const resolved =
  (...addresses: string[]) =>
  () =>
    Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));

it.each([[['127.0.0.1']], [['8.8.8.8', '10.0.0.1']], [['::ffff:127.0.0.1']], [[]]])(
  'a name that leads to %s is refused as it is connected to',
  async (addresses) => {
    const lookup = publicLookup(resolved(...addresses));
    const attempted = await sendSigned(message, { url: 'https://hooks.example.com/', targets: 'public', lookup });
    expect(attempted).toMatchObject({ status: null, problem: 'notPublic' });
  },
);

it('a name of this machine is refused, too', async () => {
  expect(await sendSigned(message, { url: 'https://localhost:1/', targets: 'public' })).toMatchObject({
    status: null,
    problem: 'notPublic',
  });
});

it('is connected to the very address that was checked, whatever the name leads to a moment later', async () => {
  let asked = 0;
  const lookup = publicLookup(() => resolved(asked++ === 0 ? '8.8.8.8' : '127.0.0.1')());
  const [error, address] = await new Promise<[Error | null, unknown]>((done) =>
    lookup('rebinding.example', { all: true }, (problem, found) => done([problem, found])),
  );
  expect(error).toBeNull();
  expect(address).toEqual([{ address: '8.8.8.8', family: 4 }]);
  expect(asked).toBe(1);
});
