import { version } from 'react';

const major = Number.parseInt(version, 10);

// An experimental build calls itself 0.0.0.
if (major > 0 && major < 19) {
  throw new Error(
    `tessera-ui needs React 19, and this is React ${version}: its components take \`ref\` as a prop and give contexts ` +
      'as elements, which older ones cannot. Run npm install react@19 react-dom@19.',
  );
}
