/** Project as its creator makes it, or as its documentation shows it where a creator has no template on npm. */
export interface CreatedHost {
  /** Name of its folder in `hosts/created`, whose files are added to those of the creator. */
  name: string;
  /** Name and version of what creates or builds it. */
  title: string;
  /** Package that creates the project in the folder `host`, and its arguments. */
  creator?: string;
  /** Packages that people add to what the creator installs. */
  packages?: string;
  /** Folder in which components are added, beside the booking form. */
  home: '.' | 'src' | 'app';
  /** Path in `home` of a page that is nothing but the booking form. */
  page?: string;
  /** Whether it is a bundler alone, and gets an entry module and options of the compiler. */
  plain?: boolean;
  /** Commands that check the types and build it. */
  steps: readonly string[];
  /** Command that serves the built site, followed by a port, or the folder of the built site. */
  site: { command: string } | { folder: string };
  /** Whether the server or the build renders the page. */
  rendersPage?: boolean;
  /** Start of the URLs that the template loads from elsewhere. */
  elsewhere?: string;
  /** What a project adds before copied components work, and before installed ones do. */
  adds?: { copied?: string; installed?: string };
}

const nextApp = {
  steps: ['next build', 'tsc --noEmit'],
  site: { command: 'next start --port' },
  rendersPage: true,
};
const nextOptions = '--ts --app --eslint --yes --skip-install --disable-git --no-agents-md';

const layer = 'A layer around the reset in `globals.css`';

/** Projects that the library is tried in, each with the configuration, compiler and target of its creator. */
export const createdHosts: readonly CreatedHost[] = [
  {
    name: 'next',
    title: 'Next.js 16, without Tailwind (create-next-app 16.4.3)',
    creator: `create-next-app@16.4.3 host --no-tailwind --no-src-dir ${nextOptions}`,
    home: '.',
    page: 'app/page.tsx',
    ...nextApp,
    adds: { copied: layer, installed: layer },
  },
  {
    name: 'next-tailwind',
    title: 'Next.js 16 with Tailwind 4 (create-next-app 16.4.3)',
    creator: `create-next-app@16.4.3 host --tailwind --src-dir ${nextOptions}`,
    home: 'src',
    page: 'app/page.tsx',
    ...nextApp,
  },
  {
    name: 'vite',
    title: 'Vite 8 (create-vite 9.3.0, react-ts)',
    creator: 'create-vite@9.3.0 host --template react-ts --no-interactive',
    home: 'src',
    page: 'App.tsx',
    steps: ['tsc -b', 'vite build'],
    site: { folder: 'dist' },
  },
  {
    name: 'vite-tailwind',
    title: 'Vite 8 with Tailwind 4',
    creator: 'create-vite@9.3.0 host --template react-ts --no-interactive',
    packages: 'tailwindcss @tailwindcss/vite',
    home: 'src',
    page: 'App.tsx',
    steps: ['tsc -b', 'vite build'],
    site: { folder: 'dist' },
  },
  {
    name: 'react-router',
    title: 'React Router 8.4.0, framework mode',
    home: 'app',
    page: 'routes/home.tsx',
    steps: ['react-router typegen', 'tsc', 'react-router build'],
    site: { command: 'react-router-serve build/server/index.js' },
    rendersPage: true,
  },
  {
    name: 'astro',
    title: 'Astro 7.3.5 with @astrojs/react 7.0.0',
    home: 'src',
    steps: ['astro check', 'astro build'],
    site: { folder: 'dist' },
    rendersPage: true,
  },
  {
    name: 'tanstack',
    title: 'TanStack Start with Tailwind 4 (@tanstack/cli 0.71.0)',
    creator:
      '@tanstack/cli@0.71.0 create host --no-install --no-git --no-intent --non-interactive -y',
    elsewhere: 'https://fonts.googleapis.com/',
    home: 'src',
    steps: ['vite build', 'tsc'],
    site: { command: 'vite preview --port' },
    rendersPage: true,
  },
  {
    name: 'rsbuild',
    title: 'Rsbuild 2 (create-rsbuild 2.2.5, react-ts)',
    creator: 'create-rsbuild@2.2.5 -d host -t react-ts',
    home: 'src',
    page: 'App.tsx',
    steps: ['tsc', 'rsbuild build'],
    site: { folder: 'dist' },
  },
  {
    name: 'webpack',
    title: 'webpack 5.112.2 with css-loader 7.1.5',
    home: 'src',
    plain: true,
    steps: ['tsc --noEmit', 'webpack'],
    site: { folder: 'dist' },
  },
  {
    name: 'esbuild',
    title: 'esbuild 0.28.2',
    home: 'src',
    plain: true,
    steps: ['tsc --noEmit', 'esbuild src/index.tsx --bundle --minify --outdir=.'],
    site: { folder: '.' },
  },
  {
    name: 'parcel',
    title: 'Parcel 2.16.4',
    home: 'src',
    plain: true,
    steps: ['tsc --noEmit', 'parcel build index.html --no-cache'],
    site: { folder: 'dist' },
    adds: { installed: '`packageExports` in `package.json`' },
  },
];
