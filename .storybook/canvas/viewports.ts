/** Supported widths: the narrowest phone (WCAG 2.2, 1.4.10 Reflow), a tablet and a desktop. */
export const viewports = {
  phone: {
    name: 'Phone, 320',
    type: 'mobile' as const,
    styles: { width: '320px', height: '640px' },
  },
  tablet: {
    name: 'Tablet, 768',
    type: 'tablet' as const,
    styles: { width: '768px', height: '1024px' },
  },
  desktop: {
    name: 'Desktop, 1200',
    type: 'desktop' as const,
    styles: { width: '1200px', height: '800px' },
  },
};
