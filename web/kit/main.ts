/** The kit: every piece, sheet and beat by itself, from tables that are always the same. */

import '../src/look/tokens.css';
import '../src/look/kit.css';
import '../src/look/shell.css';
import { mount } from 'svelte';
import { bringIcons } from '../src/look/icons';
import { settings } from '../src/settings.svelte';
import { words } from '../src/words.svelte';
import { pretend } from './line';
import Kit from './Kit.svelte';

pretend();
settings.name = 'Ylva';
settings.auto = false;
void bringIcons();
await words.use(settings.lang);
mount(Kit, { target: document.getElementById('app')! });
