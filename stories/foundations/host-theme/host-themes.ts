/** Variables of a host by name. */
export type HostTheme = Readonly<Record<`--${string}`, string>>;

const face = "'Hanken Grotesk Variable', sans-serif";

/** A host's own theme as `shadcn init` writes it, in violet, one for each scheme. */
export const hostThemes: Readonly<Record<'light' | 'dark', HostTheme>> = {
  light: {
    '--background': 'oklch(1 0 0)',
    '--foreground': 'oklch(0.141 0.005 285.823)',
    '--card': 'oklch(1 0 0)',
    '--card-foreground': 'oklch(0.141 0.005 285.823)',
    '--popover': 'oklch(1 0 0)',
    '--popover-foreground': 'oklch(0.141 0.005 285.823)',
    '--primary': 'oklch(0.541 0.281 293.009)',
    '--primary-foreground': 'oklch(0.969 0.016 293.756)',
    '--muted': 'oklch(0.967 0.001 286.375)',
    '--muted-foreground': 'oklch(0.552 0.016 285.938)',
    '--destructive': 'oklch(0.577 0.245 27.325)',
    '--border': 'oklch(0.92 0.004 286.32)',
    '--radius': '1rem',
    '--font-sans': face,
  },
  dark: {
    '--background': 'oklch(0.141 0.005 285.823)',
    '--foreground': 'oklch(0.985 0 0)',
    '--card': 'oklch(0.21 0.006 285.885)',
    '--card-foreground': 'oklch(0.985 0 0)',
    '--popover': 'oklch(0.21 0.006 285.885)',
    '--popover-foreground': 'oklch(0.985 0 0)',
    '--primary': 'oklch(0.702 0.183 293.541)',
    '--primary-foreground': 'oklch(0.141 0.005 285.823)',
    '--muted': 'oklch(0.274 0.006 286.033)',
    '--muted-foreground': 'oklch(0.705 0.015 286.067)',
    '--destructive': 'oklch(0.704 0.191 22.216)',
    '--border': 'oklch(1 0 0 / 10%)',
    '--radius': '1rem',
    '--font-sans': face,
  },
};
