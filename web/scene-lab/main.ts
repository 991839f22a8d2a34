/** The scene of Champions beside a real match with bots (table.py), in a frame just good enough to draw in. */

import { mount } from 'svelte';
import '../src/look/tokens.css';
import '../src/look/kit.css';
import './lab.css';
import sprite from '../src/look/icons.svg?raw';
import Lab from './Lab.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.lang = asked.get('lang') ?? 'en';
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
const icons = document.createElement('div');
icons.hidden = true;
icons.innerHTML = sprite;
document.body.prepend(icons);
mount(Lab, { target: document.getElementById('app')! });
