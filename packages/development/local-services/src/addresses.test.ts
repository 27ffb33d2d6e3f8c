import { readEnv } from '@camp/runtime/env';
import { pageUrl, publicUrl, siteFromHere } from './addresses';
import { launcherSchema } from './env';

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://camp.example/' };

it.each([
  [{ PORT: '4000' }, 'http://localhost:4000', 'http://localhost:3001', 'http://127.0.0.1:4000'],
  [{ HOST: '127.0.0.1' }, 'http://localhost:3000', 'http://localhost:3001', 'http://127.0.0.1:3000'],
  [{ HOST: '::1' }, 'http://[::1]:3000', 'http://[::1]:3001', 'http://[::1]:3000'],
  [{ HOST: '0.0.0.0' }, 'http://localhost:3000', 'http://localhost:3001', 'http://127.0.0.1:3000'],
  [{ HOST: '192.168.1.5' }, 'http://192.168.1.5:3000', 'http://192.168.1.5:3001', 'http://192.168.1.5:3000'],
  [
    { HOST: '0.0.0.0', PUBLIC_URL: 'http://laptop:3000' },
    'http://laptop:3000',
    'http://laptop:3001',
    'http://127.0.0.1:3000',
  ],
  // A tunnel leads to the site only.
  [
    { PUBLIC_URL: 'https://tunnel.example' },
    'https://tunnel.example',
    'http://localhost:3001',
    'http://127.0.0.1:3000',
  ],
  [production, 'https://camp.example', 'http://camp.example:3001', 'http://127.0.0.1:3000'],
])(
  'for %j the site is %s, the inbox %s, and the site from this machine %s',
  (variables, site, inbox, here) => {
    const environment = readEnv(launcherSchema, variables as Record<string, string>);
    expect([publicUrl(environment), pageUrl(environment, 3001), siteFromHere(environment)]).toEqual([
      site,
      inbox,
      here,
    ]);
  },
);
